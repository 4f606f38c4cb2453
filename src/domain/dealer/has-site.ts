/** Only a supplier has a site of its own to lead to (D-143). */
export function hasSite({ toyotaSupplier }: { toyotaSupplier?: 'Y' | 'N' | null }): boolean {
  return toyotaSupplier === 'Y';
}
