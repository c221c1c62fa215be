/** In as many steps; Picture.module.css has their colours. */
const HUES = 12;
const SATURATIONS = 3;
const LIGHTNESSES = 4;

/**
 * The API's average colour of a picture in the steps that the styles know: the page's security policy allows no style of an
 * element's own. 'h1 s1 l2' is an orange (hue 30), not very saturated, rather light.
 */
export function pictureTint(colour: string | undefined): string | undefined {
  const channels = /^#(..)(..)(..)$/.exec(colour ?? '')?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => parseInt(hex, 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const chroma = most - least;
  if (chroma === 0) return `h0 s0 l${step(lightness, LIGHTNESSES)}`;
  const sixths =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  const hue = (Math.round((sixths * HUES) / 6) + HUES) % HUES;
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  return `h${hue} s${step(saturation * 2, SATURATIONS)} l${step(lightness, LIGHTNESSES)}`;
}

const step = (value: number, steps: number) => Math.min(steps - 1, Math.floor(value * steps));
