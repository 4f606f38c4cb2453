/** What derivatives are filtered by (D-409 to D-412), as it is stored. */
export const fuelSystems = ['Hybrid', 'Petrol', 'Diesel'] as const;
/** What is bought at the pump. */
export const pumpFuels = ['petrol', 'diesel'] as const;
export const transmissionTypes = ['Manual', 'Automatic', 'CVT'] as const;
export const driveSystems = ['All Wheel', 'Front', 'Rear'] as const;
/** Shown as 'Grade' (D-412). */
export const trims = ['Standard', 'GR'] as const;
