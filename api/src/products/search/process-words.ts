/** With 'process' for 'processed' and 'processing', which begin with it. */
export const withProcess = (text: string) =>
  text.replace(/(?<!\p{L})process(?:ed|ing)(?!\p{L})/giu, 'process');

/** 'waktu nyala' for 'waktu bakar': beside goods 'bakar' is what they are grilled with. */
export const withBurning = (text: string) =>
  text.replace(/(?<!\p{L})(waktu|lama|durasi)\s+(?:pem)?bakar(?:an)?(?!\p{L})/giu, '$1 nyala');
