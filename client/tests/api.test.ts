// A token that belongs to an old session is replaced once, and nothing is sent a third time.
import { afterEach, expect, test, vi } from "vitest";
import { api, Refused } from "../src/lib/api";

afterEach(() => vi.unstubAllGlobals());

/** A server that believes one token only, and gives it to whoever asks who they are. */
function server(believed: string, given: string): string[] {
  const asked: string[] = [];
  const page = { cookie: "csrf=old", documentElement: { lang: "pl" } };
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async (path: string, request: { method: string; headers: Record<string, string> }) => {
    asked.push(`${request.method} ${path}`);
    expect(request.headers["accept-language"]).toBe("pl");
    if (request.method === "GET") {
      page.cookie = `csrf=${given}`;
      return new Response("{}");
    }
    const genuine = request.headers["x-csrf-token"] === believed;
    return genuine ? new Response("{}") : new Response(JSON.stringify({ error: "forbidden", message: "", args: {} }), { status: 403 });
  });
  return asked;
}

test("a token that counts is used as it is", async () => {
  const asked = server("old", "new");
  await api.rename("Ada");
  expect(asked).toEqual(["POST /api/me"]);
});

test("a token of an old session is replaced", async () => {
  const asked = server("new", "new");
  await api.rename("Ada");
  expect(asked).toEqual(["POST /api/me", "GET /api/me", "POST /api/me"]);
});

test("whoever is refused twice is told so", async () => {
  const asked = server("another", "new");
  await expect(api.rename("Ada")).rejects.toThrow(Refused);
  expect(asked).toEqual(["POST /api/me", "GET /api/me", "POST /api/me"]);
});
