/** Parameters of the site's addresses, which no key may be. A test of the storefront compares them. */
export const SITE_PARAMETERS = ['q', 'exact', 'sort', 'page', 'tonnes', 'unit', 'feet'];
