export type BuyingStep = 'quote' | 'test-drive';

/**
 * A derivative on the external buying site. With a dealer the address names both; without one the derivative code
 * goes with the kind of request (T-009 to T-014, D-391, D-392, X-27).
 */
export function toBuyingLink({
  buyingSite,
  step,
  modelCode,
  dealerCode,
}: {
  buyingSite: string;
  step: BuyingStep;
  modelCode: string;
  dealerCode?: string | null;
}): string {
  const path = step === 'quote' ? '/toyota' : '/toyota/test-drive';
  const request: Record<string, string> = dealerCode ? { dealercode: dealerCode } : { type: step };
  return `${buyingSite.replace(/\/+$/, '')}${path}?${new URLSearchParams({ deriv_code: modelCode, ...request })}`;
}

/** Our own form for a quote, below `enquiryPath`, with the derivative and its colour carried along. */
export function toEnquiryLink(enquiryPath: string, modelCode: string, paintCode: string | null): string {
  return `${enquiryPath}?${new URLSearchParams({ model: modelCode, ...(paintCode ? { colour: paintCode } : {}) })}`;
}
