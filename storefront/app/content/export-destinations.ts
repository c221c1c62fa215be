/** For the about page's map and the company profile PDF. */

interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

interface Destination extends Place {
  country: string;
  goods: string;
}

export const portOfLoading = {
  name: 'Tanjung Emas, Semarang',
  latitude: -6.94,
  longitude: 110.43,
} as const satisfies Place;

export const destinations: readonly Destination[] = [
  { name: 'Port Klang', country: 'Malaysia', goods: 'Fertilizer', latitude: 3.0, longitude: 101.4 },
  { name: 'Yokohama', country: 'Japan', goods: 'Coffee, briquettes', latitude: 35.45, longitude: 139.65 },
  { name: 'Busan', country: 'South Korea', goods: 'Coffee', latitude: 35.1, longitude: 129.04 },
  {
    name: 'Jebel Ali',
    country: 'United Arab Emirates',
    goods: 'Briquettes',
    latitude: 25.0,
    longitude: 55.06,
  },
  { name: 'Jeddah', country: 'Saudi Arabia', goods: 'Briquettes, coffee', latitude: 21.48, longitude: 39.18 },
  { name: 'Mersin', country: 'Türkiye', goods: 'Briquettes', latitude: 36.8, longitude: 34.63 },
  {
    name: 'Rotterdam',
    country: 'Netherlands',
    goods: 'Coffee, briquettes',
    latitude: 51.95,
    longitude: 4.14,
  },
  {
    name: 'Melbourne',
    country: 'Australia',
    goods: 'Fertilizer, coffee',
    latitude: -37.84,
    longitude: 144.9,
  },
  { name: 'Los Angeles', country: 'United States', goods: 'Coffee', latitude: 33.74, longitude: -118.26 },
];
