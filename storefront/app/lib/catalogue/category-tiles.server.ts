import { loadCategories } from '~/lib/api/categories.server';
import { loadCheapestProducts, type Product } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import type { Language } from '~/lib/languages';
import { categoryName } from '~/lib/localized-text.server';
import { categoryPath } from '~/lib/site-paths';
import { exportOffer, priceLines } from './trade-facts.server';

const HOME_CATEGORIES = 3;

/** Never rejects. */
export async function categoryTiles(language: Language) {
  const categories = await loadCategories();
  return Promise.all(
    categories.slice(0, HOME_CATEGORIES).map(async (category) => {
      const products = await loadCheapestProducts(category.id);
      const pictured = category.image ? category : products.find(({ image }) => image);
      return {
        name: categoryName(language, category),
        path: categoryPath(category.nama_category),
        image: pictured?.image ?? null,
        tint: pictured?.tint,
        /** 'from USD 420 / t FOB', in Indonesian 'mulai Rp 14.000 / kg'. */
        from: lowestPrice(language, products),
      };
    }),
  );
}

export type CategoryTile = Awaited<ReturnType<typeof categoryTiles>>[number];

/** @param products the cheapest first, in rupiah */
function lowestPrice(language: Language, products: readonly Product[]): string | undefined {
  const [first] = products;
  const exported = products.find(({ export_offer }) => export_offer);
  const cheapest = language === 'en' && exported ? cheapestLike(exported, products) : first;
  if (!cheapest) return undefined;
  const offer = exportOffer(language, cheapest);
  if (cheapest.price === null && (language === 'id' || offer === undefined)) return undefined;
  const [line] = priceLines(language, cheapest, offer === undefined ? undefined : { text: offer });
  return [messagesIn(language).home.categories.from, line?.text, line?.unit].filter(Boolean).join(' ');
}

/** Only offers in one currency and unit can be compared. */
function cheapestLike(one: Product, products: readonly Product[]): Product {
  const priceOf = ({ export_offer: offer }: Product) =>
    offer && offer.currency === one.export_offer?.currency && offer.unit === one.export_offer.unit
      ? offer.price
      : Infinity;
  return products.reduce((best, each) => (priceOf(each) < priceOf(best) ? each : best), one);
}
