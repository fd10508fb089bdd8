import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { ownCall } from "../session/own-call.ts";

export async function loginWithPasskey(): Promise<void> {
  const optionsJSON = await ownCall<PublicKeyCredentialRequestOptionsJSON>("/api/passkeys/login-options", "POST");
  const answer = await startAuthentication({ optionsJSON });
  await ownCall("/api/passkeys/login", "POST", { challenge: optionsJSON.challenge, answer });
}

export async function addPasskey(): Promise<void> {
  const optionsJSON = await ownCall<PublicKeyCredentialCreationOptionsJSON>("/api/passkeys/options", "POST");
  const answer = await startRegistration({ optionsJSON });
  await ownCall("/api/passkeys", "POST", { challenge: optionsJSON.challenge, answer });
}
