import { expect, it } from 'vitest';
import { distanceMetres, toNearestDealers } from './nearest-dealers';

const johannesburg = { id: 1, lat: -26.2041, longitude: 28.0473 };
const pretoria = { id: 2, lat: -25.7479, longitude: 28.2293 };
const durban = { id: 3, lat: -29.8587, longitude: 31.0218 };
const capeTown = { id: 4, lat: -33.9249, longitude: 18.4241 };

it('issue-6 §2: distances are those of the map, in both directions', () => {
  expect(distanceMetres(johannesburg, capeTown) / 1000).toBeCloseTo(1262, -1);
  expect(distanceMetres(capeTown, johannesburg)).toBeCloseTo(distanceMetres(johannesburg, capeTown), 3);
  expect(distanceMetres(durban, durban)).toBe(0);
  // A degree of latitude is 60 nautical miles.
  expect(distanceMetres({ lat: -26, longitude: 28 }, { lat: -27, longitude: 28 }) / 1852).toBeCloseTo(60, 0);
});

it('issue-6 §2: a second dealer is one of the nearest others, the nearest first', () => {
  const nearest = toNearestDealers([capeTown, johannesburg, durban, pretoria], { to: johannesburg, count: 2 });
  expect(nearest.map(({ dealer }) => dealer)).toEqual([pretoria, durban]);
});

it('issue-6 §2: a dealer next door is a kilometre away, not none', () => {
  const nextDoor = { id: 9, lat: johannesburg.lat, longitude: johannesburg.longitude };
  expect(toNearestDealers([nextDoor], { to: johannesburg, count: 3 })).toEqual([{ dealer: nextDoor, kilometres: 1 }]);
});
