/** The screens people have: phones, tablets, desks, a phone on its side, and a desk at 200 % and 400 %. */
export const SCREENS = [
  { name: "320", width: 320, height: 568 },
  { name: "360", width: 360, height: 740 },
  { name: "390", width: 390, height: 844 },
  { name: "400 %", width: 320, height: 256 },
  { name: "200 %", width: 640, height: 512 },
  { name: "768", width: 768, height: 1024 },
  { name: "820", width: 820, height: 1180 },
  { name: "on its side", width: 844, height: 390 },
  { name: "1024", width: 1024, height: 768 },
  { name: "1440", width: 1440, height: 900 },
  { name: "1920", width: 1920, height: 1080 },
];
