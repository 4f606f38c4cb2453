/** The models below the junior academy's form, in this order (T-147). */
export const academyLineupCodes = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35'];

/** The four models that stand by price, the lowest first (T-152, T-153). */
export const pricedLineupCodes = ['49Y', '66M', 'P34', '57U'];
