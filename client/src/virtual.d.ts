declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}
