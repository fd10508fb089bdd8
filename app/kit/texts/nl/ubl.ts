export const ubl = {
  reversed: "Intracommunautaire levering, btw verlegd",
  voucher: "Cadeaubon: de btw volgt als ermee betaald wordt",
  terms: "Te betalen binnen 14 dagen na levering",
  back: "Verrekend met de factuur of teruggestort",
  credit: (invoice: string, rate: string) => `Creditering van factuur ${invoice}, btw-tarief ${rate}%`,
  file: (number: string) => `${number}.xml`,
};
