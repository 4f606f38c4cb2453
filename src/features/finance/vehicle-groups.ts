/** A list of vehicles as a select shows it: by range, in their order. */
export function toVehicleGroups(vehicles: readonly { code: string; name: string; rangeName: string }[]) {
  const names = [...new Set(vehicles.map(({ rangeName }) => rangeName))];
  return names.map((label) => ({
    label,
    options: vehicles
      .filter(({ rangeName }) => rangeName === label)
      .map(({ code, name }) => ({ value: code, label: name })),
  }));
}
