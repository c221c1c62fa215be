/** The site's own parameters of a list or a product's page, which a filter's key would be taken for. A test of the storefront compares. */
export const SITE_PARAMETERS = ['q', 'exact', 'sort', 'page', 'tonnes', 'unit', 'feet'];
