export const accounts = {
  staleToken: "Deze pagina was te lang open. Ververs de pagina en probeer het opnieuw.",
};
