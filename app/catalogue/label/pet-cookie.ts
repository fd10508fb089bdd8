import { writeCookie } from "#kit/cookies.ts";
import { PET_COOKIE } from "./pet-mode.ts";

export const petCookie = (on: boolean): string => writeCookie(PET_COOKIE, on ? "aan" : "uit", { maxAge: 31_536_000 });
