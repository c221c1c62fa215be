import type { Page } from '@playwright/test';
import { PATHS } from '../../../backoffice/src/paths';
import { expect, test } from '../../fixtures';
import { goWithin } from '../../go-within';

test.use({ signedIn: true });

const SCREENS = [
  PATHS.admin,
  PATHS.products,
  PATHS.addProduct,
  PATHS.productSheet,
  '/admin/kategori',
  '/admin/kontak/edit/1',
  PATHS.history,
  PATHS.password,
];
/** More than the first screen of a list has; the rest are rows like these. */
const MOST_STOPS = 60;

async function open(page: Page, path: string) {
  await page.goto(path);
  await expectLoaded(page);
}

async function expectLoaded(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme}`, () => {
    test.use({ colorScheme });
    test('HAND-8 whatever Tab reaches has a ring of 2 px around it, which stands out', async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of SCREENS) {
        await open(page, path);
        const rings: Awaited<ReturnType<typeof ringOf>>[] = [];
        while (rings.length < MOST_STOPS) {
          await page.keyboard.press('Tab');
          const ring = await ringOf(page);
          if (!ring) break;
          rings.push(ring);
        }
        expect(rings.length, path).toBeGreaterThan(8);
        const weak = rings.filter((ring) => ring && (ring.width < 2 || ring.contrast < 3));
        expect(weak, path).toEqual([]);
      }
    });
  });
}

test('HAND-8 on a phone a finger has 44 px for each control', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin/tidak/ada');
  for (const path of [...SCREENS, '/admin/produk/edit/1', PATHS.profile, PATHS.security]) {
    await goWithin(page, path);
    await expectLoaded(page);
    expect(await page.evaluate(smallTargets), path).toEqual([]);
  }
  await open(page, PATHS.login);
  expect(await page.evaluate(smallTargets), PATHS.login).toEqual([]);
});

/** Of the focused control, of the field around it, or of the label that stands for it; undefined at the end of the page. */
function ringOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const parse = (color: string) => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = parse(color).map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      if (!element) return 'white';
      const { backgroundColor } = getComputedStyle(element);
      return parse(backgroundColor)[3] === 255 ? backgroundColor : behind(element.parentElement);
    };

    const around = focused.closest('.MuiInputBase-root, .MuiCheckbox-root, .MuiSwitch-switchBase');
    const label = focused.matches('input[type=file]') ? focused.nextElementSibling : null;
    const ringed = [label, focused, around].find(
      (element) => element && getComputedStyle(element).outlineStyle === 'solid',
    );
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    if (!ringed) return { name, width: 0, contrast: 0 };
    const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const ground = behind(parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement);
    const [dark = 0, light = 0] = [luminance(outlineColor), luminance(ground)].sort((a, b) => a - b);
    return { name, width: parseFloat(outlineWidth), contrast: (light + 0.05) / (dark + 0.05) };
  });
}

/** In the browser: what is pressed, and is smaller; links within a text are not meant. */
function smallTargets(): string[] {
  const PRESSED = 'button, a.MuiButtonBase-root, [role=button], [role=combobox], label.MuiButton-root';
  const boxes = [...document.querySelectorAll('input[type=checkbox]')].flatMap(
    (box) => box.parentElement ?? [],
  );
  return [...document.querySelectorAll(PRESSED), ...boxes].flatMap((element) => {
    const target = element.closest('.MuiInputBase-root:has([role=combobox])') ?? element;
    const { width, height } = target.getBoundingClientRect();
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) && width > 1 && !element.closest('[inert]');
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return isShown && (width < 44 || height < 44) ? `${name}: ${width} × ${height}` : [];
  });
}
