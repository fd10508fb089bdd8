import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ownCall } from "../session/own-call.ts";

async function answerAt(path: string): Promise<void> {
  const optionsJSON = await ownCall<PublicKeyCredentialRequestOptionsJSON>("/api/passkeys/login-options", "POST");
  const answer = await startAuthentication({ optionsJSON });
  await ownCall(path, "POST", { challenge: optionsJSON.challenge, answer });
}

export const loginWithPasskey = (): Promise<void> => answerAt("/api/passkeys/login");
export const proveWithPasskey = (): Promise<void> => answerAt("/api/passkeys/prove");

export async function addPasskey(current: string): Promise<void> {
  const optionsJSON = await ownCall<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/options", "POST", {
    current,
  });
  const answer = await startRegistration({ optionsJSON });
  await ownCall("/api/passkeys", "POST", { challenge: optionsJSON.challenge, answer });
}
