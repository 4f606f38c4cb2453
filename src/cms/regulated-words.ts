import type { RegulatedCaps } from '@/domain/finance/regulated';

/** How a refusal quotes the Act. `most` is the highest value allowed: percent a year, rand. */
type Rule = (caps: RegulatedCaps, most: number) => string;

export const highestRateRule: Rule = ({ repoRatePercent, pointsAboveRepo }, most) =>
  `At most ${most}% a year: the repo rate of ${repoRatePercent}% and ${pointsAboveRepo} points (National Credit Act, regulation 42).`;

export const highestMonthlyFeeRule: Rule = ({ monthlyFee }, most) =>
  `At most R${most} a month: R${monthlyFee} and VAT (National Credit Act, regulation 44).`;

export const highestInitiationFeeRule: Rule = ({ initiationFee, initiationFeePercent }, most) =>
  `At most R${most}: R${initiationFee} and VAT, and never more than ${initiationFeePercent}% of the principal (National Credit Act, regulation 42).`;
