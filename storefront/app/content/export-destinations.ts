import type { destinations as texts } from './en/about';

/** For the about page's map and the company profile PDF. */

interface Place {
  latitude: number;
  longitude: number;
}

export const portOfLoading = {
  name: 'Tanjung Emas, Semarang',
  latitude: -6.94,
  longitude: 110.43,
} as const satisfies Place & { name: string };

interface Destination extends Place {
  name: keyof typeof texts;
}

export const destinations: readonly Destination[] = [
  { name: 'Port Klang', latitude: 3.0, longitude: 101.4 },
  { name: 'Yokohama', latitude: 35.45, longitude: 139.65 },
  { name: 'Busan', latitude: 35.1, longitude: 129.04 },
  { name: 'Jebel Ali', latitude: 25.0, longitude: 55.06 },
  { name: 'Jeddah', latitude: 21.48, longitude: 39.18 },
  { name: 'Mersin', latitude: 36.8, longitude: 34.63 },
  { name: 'Rotterdam', latitude: 51.95, longitude: 4.14 },
  { name: 'Melbourne', latitude: -37.84, longitude: 144.9 },
  { name: 'Los Angeles', latitude: 33.74, longitude: -118.26 },
];
