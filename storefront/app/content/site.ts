/** Texts of every page. */

export const navigation = {
  home: 'Home',
  products: 'Product',
  about: 'About Us',
  category: 'Category',
  allCategories: 'All',
  contact: 'Contact Us',
  menu: 'Menu',
  main: 'Main',
  skip: 'Skip to content',
} as const;

export const loading = 'Loading...';

/** FOOT-8, CON-5. None where no contact was ever entered. */
export const contactFailure = {
  unsuccessful: 'Failed to load contacts',
  exception: 'Error loading contacts',
} as const;

export const footer = {
  pages: 'Pages',
  location: 'Our Location',
  openMap: 'Open in OpenStreetMap',
  more: 'More Info',
} as const;

export const chat = { region: 'Chat', label: 'Chat on WhatsApp' } as const;

export const motion = { pause: 'Pause motion', play: 'Play motion' } as const;
