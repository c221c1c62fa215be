export const company = {
  trade: 'Export and import general trading',
  region: 'Salatiga, Central Java, Indonesia',
  /** As schema.org's PostalAddress spells it. */
  addressRegion: 'Central Java',
  blurb:
    'A general trading company near Salatiga, Central Java. We export organic fertilizer made from chicken manure, Arabica and Robusta coffee, and charcoal briquettes.',
  mission:
    'To bring what the land of Central Java gives to buyers abroad: goods of known origin, in the grade that was agreed, at a price that is fair to the people who grow and make them.',
} as const;
