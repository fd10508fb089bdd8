/** Files of a photograph are called after what is in them: another picture has another address. */
const START = "foto/";

export const photoKey = (hash: string): string => `${START}${hash}`;

export const isPhoto = (key: string): boolean => key.startsWith(START);

/** The file for who knows no AVIF: other sites, feeds, search engines. A drawing has one, a photograph a large one. */
export const sharedPicture = (key: string): { path: string; width: number } => {
  const width = isPhoto(key) ? 1200 : 480;
  return { path: `/plaat/${key}-${width}.webp`, width };
};
