export const site = {
  navigation: {
    home: 'Home',
    products: 'Product',
    about: 'About Us',
    category: 'Category',
    allCategories: 'All',
    contact: 'Contact Us',
    privacy: 'Privacy',
    menu: 'Menu',
    main: 'Main',
    skip: 'Skip to content',
    languages: 'Language',
  },
  search: { label: 'Search', placeholder: 'Search products', button: 'Search' },
  footer: {
    pages: 'Pages',
    location: 'Our Location',
    openMap: 'Open in OpenStreetMap',
    more: 'More Info',
  },
  map: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close popup',
  },
  chat: { region: 'Chat', label: 'Chat on WhatsApp' },
  asking: {
    add: 'Add to inquiry',
    tell: 'Tell me when it is available',
    added: 'Added: see your inquiry',
    full: 'Full, 20 products: see your inquiry',
    open: 'Your inquiry',
  },
  motion: { pause: 'Pause motion', play: 'Play motion' },
} as const;

export const map = { credit: (link: string) => `© ${link} contributors` } as const;

/** FOOT-8, CON-5. Beside a product (DET-4, DET-5) the documented sentences are Indonesian. */
export const contactFailure = {
  unsuccessful: 'Failed to load contacts',
  exception: 'Error loading contacts',
  noChat: 'Kontak tidak tersedia.',
} as const;
