import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ownCall } from "../session/own-call.ts";

async function proveAt(path: string): Promise<void> {
  const optionsJSON = await ownCall<PublicKeyCredentialRequestOptionsJSON>("/api/passkeys/login-options", "POST");
  const response = await startAuthentication({ optionsJSON });
  await ownCall(path, "POST", { challenge: optionsJSON.challenge, response });
}

export const loginWithPasskey = (): Promise<void> => proveAt("/api/passkeys/login");
export const proveWithPasskey = (): Promise<void> => proveAt("/api/passkeys/prove");

export async function addPasskey(current: string): Promise<void> {
  const optionsJSON = await ownCall<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/options", "POST", {
    current,
  });
  const response = await startRegistration({ optionsJSON });
  await ownCall("/api/passkeys", "POST", { challenge: optionsJSON.challenge, response });
}
