import type { SceneName } from '~/pictures/scene-files';

export interface ProductLine {
  /** The category's name in the catalogue. */
  category: string;
  scene: SceneName;
  summary: string;
  facts: readonly { label: string; value: string }[];
}

export const productLines: readonly ProductLine[] = [
  {
    category: 'Fertilizer',
    scene: 'fertilizer-powder',
    summary:
      'Organic fertilizer from chicken manure, composted for thirty days and supplied as granules, pellets or powder.',
    facts: [
      { label: 'Origin', value: 'Layer farms around Salatiga, Central Java' },
      { label: 'Organic carbon', value: '15–20 % or more' },
      { label: 'Moisture', value: '10–12 % (powder 15–20 %)' },
      { label: 'Packing', value: 'Woven sacks of 25 or 40 kg' },
    ],
  },
  {
    category: 'Coffee',
    scene: 'coffee-arabica-roasted',
    summary:
      'Arabica from the slopes of Mount Sindoro and Mount Sumbing and Robusta from Temanggung, as green beans, roasted or ground.',
    facts: [
      { label: 'Origin', value: 'Sindoro, Sumbing and Temanggung, 700–1,500 m' },
      { label: 'Grade', value: 'Grade 1, at most 11 defects' },
      { label: 'Moisture', value: 'Green beans 11–12.5 %' },
      { label: 'Packing', value: 'Jute bags of 60 kg with liner; roasted in 1 kg valve bags' },
    ],
  },
  {
    category: 'Briquettes',
    scene: 'briquettes-hexagon',
    summary:
      'Charcoal briquettes of coconut shell for shisha and grills, and of hardwood sawdust for restaurants and heating.',
    facts: [
      { label: 'Raw material', value: 'Coconut shell; sawdust of furniture workshops' },
      { label: 'Calorific value', value: '7,000–7,300 kcal/kg' },
      { label: 'Ash and moisture', value: 'Ash 2.5–4 %, moisture up to 6 %' },
      { label: 'Packing', value: 'Cartons of 10 or 20 kg' },
    ],
  },
];

export function productLineOf(category: string): ProductLine | undefined {
  return productLines.find((line) => line.category.toLowerCase() === category.toLowerCase());
}
