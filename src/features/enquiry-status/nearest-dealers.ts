type Place = { lat: number; longitude: number };

const earthRadiusMetres = 6_371_008;

/** Great-circle distance, as the crow flies. */
export function distanceMetres(from: Place, to: Place): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = toRadians(to.lat - from.lat);
  const longitude = toRadians(to.longitude - from.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The dealers nearest to one of them, itself left out, the nearest first. */
export function toNearestDealers<Dealer extends Place & { id: number }>(
  dealers: readonly Dealer[],
  { to, count }: { to: Place & { id: number }; count: number },
): { dealer: Dealer; kilometres: number }[] {
  return dealers
    .filter(({ id }) => id !== to.id)
    .map((dealer) => ({ dealer, metres: distanceMetres(to, dealer) }))
    .sort((one, other) => one.metres - other.metres || one.dealer.id - other.dealer.id)
    .slice(0, count)
    .map(({ dealer, metres }) => ({ dealer, kilometres: Math.max(1, Math.round(metres / 1000)) }));
}
