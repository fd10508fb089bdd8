import http from "node:http";
import { expect, test } from "vitest";
import { shopUrl } from "../journeys/here.ts";

/** As it stands, without what a browser would make of it. */
function ask(path: string): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shopUrl());
    http
      .get({ hostname, port, path }, (answer) => {
        answer
          .resume()
          .on("end", () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? "" }));
      })
      .on("error", reject);
  });
}

const SENT_ON: [asked: string, to: string][] = [
  ["/haagplanten?pagina=abc", "/haagplanten"],
  ["/haagplanten?pagina=1", "/haagplanten"],
  ["/haagplanten?pagina=-3&onbekend=x", "/haagplanten"],
  ["/haagplanten?pagina=2&pagina=2", "/haagplanten?pagina=2"],
  ["/haagplanten?onbekend=1", "/haagplanten"],
  ["/haagplanten?onbekend=", "/haagplanten"],
  ["/haagplanten?sorteer=zomaar", "/haagplanten"],
  ["/haagplanten?sorteer=prijs_op&sorteer=prijs_op", "/haagplanten?sorteer=prijs_op"],
  ["/haagplanten?prijs=abc", "/haagplanten"],
  ["/haagplanten?zoek_x=1", "/haagplanten"],
  ["/haagplanten?constructor=1", "/haagplanten"],
  ["/%68aagplanten", "/haagplanten"],
  ["/x/../haagplanten?pagina=2", "/haagplanten?pagina=2"],
  ["/./haagplanten", "/haagplanten"],
  ["/tuinkalender?maand=x", "/tuinkalender"],
  ["/tuinkalender?maand=13", "/tuinkalender"],
  ["/tuinkalender?maand=3&maand=4", "/tuinkalender?maand=3"],
  ["/?thema=t1", "/"],
  ["/groenhulp?thema=x", "/groenhulp"],
  ["/plantdokter?stap=x", "/plantdokter"],
  ["/p/laurier-novita?sku=X1", "/p/laurier-novita"],
  ["/p/laurier-novita?maat=X1", "/p/laurier-novita"],
  ["/bezorging?stap=1", "/bezorging"],
  [`/bezorging?stap=${"1".repeat(5000)}`, "/bezorging"],
  ["/nieuwsbrief?a=1&b=2", "/nieuwsbrief"],
];

test("a kept page has one address: nonsense hung on it, or another spelling, costs no page and takes no place", async () => {
  for (const [asked, to] of SENT_ON) {
    const { status, location } = await ask(asked);
    expect([asked.slice(0, 80), status === 301 || status === 302, location]).toEqual([asked.slice(0, 80), true, to]);
    expect([to, (await ask(to)).status]).toEqual([to, 200]);
  }
  expect((await ask("/haagplanten?pagina=999999")).location).toMatch(/^\/haagplanten\?pagina=\d{1,2}$/);
  for (const asked of [
    "/haagplanten?_routes=1",
    "/haagplanten.data?_routes=1",
    "/haagplanten.data?_routes=constructor",
  ])
    expect([asked, (await ask(asked)).status]).toEqual([asked, 400]);
});

test("nobody is sent to another house by how an address is written", async () => {
  for (const asked of [
    "//elders.nl/%61",
    "//elders.nl/../%61",
    "/..//elders.nl/%61",
    "/%2f/elders.nl/%61",
    "/\\elders.nl/%61",
  ])
    expect([asked, (await ask(asked)).location]).toEqual([asked, expect.not.stringMatching(/^(?:\w+:|\/[/\\])/)]);
});

test("what a page does know is shown where it was asked", async () => {
  for (const asked of [
    "/haagplanten?pagina=2",
    "/haagplanten?prijs_van=&prijs_tot=&bladhoudend=Wintergroen",
    "/haagplanten?utm_source=brief&gclid=1",
    "/haagplanten?zoek_soort=beu",
    "/haagplanten?prijs=5-20",
    "/tuinkalender?maand=3&utm_source=brief",
    "/groenhulp?q=mos",
    "/advies?vraag=mos",
    "/haagplanten.data?_routes=root",
    "/Haagplanten",
    "/TuinKalender?maand=3",
    "/potgrond?wat=bed&m2=12&diep=10",
  ])
    expect([asked, (await ask(asked)).status]).toEqual([asked, 200]);
});
