import type { accountMail as nl } from "../nl/account-mail.ts";

export const accountMail: typeof nl = {
  hello: (name) => `Hello ${name},`,
  when: "When",
  device: "With",
  notYou: "Was this not you? Choose a new password at once. All other devices will then be logged out.",
  newPassword: "Choose a new password",
  confirm: {
    subject: "Confirm your e-mail address",
    title: (name) => `Welcome, ${name}`,
    text: "Your account has been made. Please confirm that this is your e-mail address, so that orders and reminders reach you.",
    button: "Confirm e-mail address",
    small: "The link works for seven days. Did you not make an account? Then you need not do anything.",
  },
  reset: {
    subject: "Choose a new password",
    title: (name) => `New password, ${name}?`,
    text: "You asked for a new password. Choose one with the button below. After that you are logged out everywhere.",
    button: "Choose a new password",
    small: "The link works once and for an hour. Did you not ask for it? Then nothing changes.",
  },
  link: {
    subject: "Your log-in link",
    title: (name) => `Come in, ${name}`,
    text: "The button below logs you in without a password.",
    button: "Log in",
    small: "The link works once and for twenty minutes. Did you not ask for it? Then you need not do anything.",
  },
  email: {
    subject: "Confirm your new e-mail address",
    title: (name) => `Is this your new address, ${name}?`,
    text: "You want to use this e-mail address for your account. Confirm it with the button below.",
    button: "Use this address",
    small: "The link works for a day. Until then your old address stays in use.",
  },
  events: {
    login: {
      subject: "New log-in to your account",
      title: "New log-in",
      text: "Somebody logged in to your account with a browser we did not know yet.",
    },
    password: {
      subject: "Your password was changed",
      title: "New password",
      text: "The password of your account was changed. Other devices have to log in again.",
    },
    email: {
      subject: "Your e-mail address was changed",
      title: "New e-mail address",
      text: "Your account now uses another e-mail address. You will get no more messages at this one.",
    },
    passkey: {
      subject: "A passkey was added",
      title: "New passkey",
      text: "A passkey was added to your account. It lets you log in without a password.",
    },
    deleted: {
      subject: "Your account was deleted",
      title: "Your account was deleted",
      text: "Your account, addresses, saved plants and garden are gone. Orders are kept without your name for as long as tax law asks.",
    },
  },
};
