### Nanty Narking: co mówi lekcja.

lesson-seat-1 = Hugo
lesson-seat-2 = Rosa

lesson-welcome = Londyn, rok 1890. Tę kartę widzisz tylko ty: { identity-professor_moriarty }. Wygrywasz, jeśli na początku swojej tury masz Agentów w dziewięciu dzielnicach. Masz ich w siedmiu. Hugo i Rosa mają własne cele.

lesson-goals = Czego mogą chcieć? Niepokoju w całym Londynie, pieniędzy, czasu do wyczerpania talii albo kontroli: kontrolujesz dzielnicę, jeśli masz w niej więcej elementów, licząc razem Agentów i Budynki, niż ktokolwiek inny. { district-highbury } należy do Hugona: jego znak otacza numer dzielnicy, czyli ten z kostki. Obok mapy widać, o co jeszcze może im chodzić.

lesson-card = W swojej turze zagrywasz jedną kartę i robisz po kolei to, co mówią jej symbole. { card-mrs_bardell } umieszcza Agenta, a potem pozwala postawić Budynek. Zagraj ją.
lesson-card-other = Dobra karta, ale na inny dzień. { card-mrs_bardell } pokazuje dwie rzeczy naraz: umieszczanie i budowanie.

lesson-place = Agenta umieszczasz tam, gdzie już masz swojego, albo tuż obok. Każda nowa dzielnica przybliża cię do celu. Wybierz dzielnicę { district-strand }, w której stoi Agent Rosy, i zobacz, co się dzieje, gdy spotykają się dwie figurki.
lesson-place-skip = Każdy symbol możesz pominąć, ale jeszcze jedna dzielnica to właśnie to, czego ci trzeba.
lesson-place-other = Wolno. Ale teraz idź do dzielnicy { district-strand }: nie masz tam jeszcze nikogo i zobaczysz, co się dzieje w tłoku.

lesson-trouble = Dwie figurki w jednej dzielnicy to Niepokój: stąd ten płomień. Teraz { card-mrs_bardell } pozwala postawić Budynek. Spróbuj właśnie tam, w dzielnicy { district-strand }.
lesson-trouble-other = Tam można budować i zaraz to zrobisz. Najpierw spróbuj w dzielnicy { district-strand }, tej z płomieniem.

lesson-build = Gdzie jest Niepokój, tam się nie buduje, za to może dojść do Skrytobójstwa. Buduj więc w dzielnicy { district-city } za £6: Budynek daje ci kartę tej dzielnicy, a ona pomaga w każdej turze.
lesson-build-skip = Możesz zatrzymać swoje £6. Ale karta dzielnicy { district-city } przyda się odtąd w każdej turze.
lesson-build-other = To też niezła inwestycja. Weźmy jednak { district-city }: leży w samym środku twoich ludzi.

lesson-navvies = Rosa pozbyła się twojego Agenta z dzielnicy { district-strand }: wystarczył znacznik Niepokoju. Znowu masz siedem dzielnic i jest twoja tura. { card-navvies } umieszczają od razu dwóch Agentów: razem dziewięć. Zagraj tę kartę.
lesson-navvies-other = Przydatne, ale da najwyżej jednego Agenta. Potrzebujesz dwóch nowych dzielnic, zanim ktoś zauważy, do czego zmierzasz.

lesson-first = Najpierw tam, gdzie nikt nie stoi: w dzielnicy { district-battersea } nie ma tłoku, więc nie będzie Niepokoju i nikt tego Agenta nie ruszy.
lesson-first-skip = Akurat teraz nie: liczy się każdy Agent.
lesson-first-other = Tam już kogoś masz albo wybuchnie Niepokój. { district-battersea } stoi pusta, tuż obok twoich ludzi.

lesson-second = Jeszcze jeden. Wszędzie indziej ktoś już stoi, więc gdziekolwiek pójdziesz, będzie Niepokój. Wybierz dowolną dzielnicę, w której jeszcze cię nie ma.
lesson-second-skip = Osiem to nie dziewięć. Jeszcze jedna!
lesson-second-other = Tam już kogoś masz. Liczy się dzielnica, w której nie masz nikogo: { district-strand }, { district-highbury }, { district-southwark } albo { district-lambeth }.

lesson-react = Agent Hugona ściągnął Niepokój do dzielnicy { district-westminster }, a Rosa chce tam zabić twojego kartą { card-parker_the_garrotter }. To nie twoja tura, a jednak masz wybór: niektóre karty to Reakcje. { card-toby }, twoja ostatnia karta, sprawia, że Agent zostaje. Zagraj ją.
lesson-react-pass = Wtedy zaczniesz turę z ośmioma dzielnicami. Na co jeszcze ma czekać { card-toby }?
lesson-react-other = To nie jest Reakcja na ten atak. { card-toby } nią jest.

lesson-end = Zaczynasz turę z dziewięcioma dzielnicami: maska opada, { identity-professor_moriarty } to ty i wygrywasz! Hugo to { identity-fagin }, który czeka na Niepokój w całym mieście. Rosa to { identity-monsieur_de_sidonia }, który chce być bogaty. Jeszcze jeden { card-dr_grimesby_roylott } i byłoby po wszystkim: udawaj więc kogoś innego, póki nie będzie za późno.
