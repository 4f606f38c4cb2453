/** Of a query's parameter that is given twice the first value counts; '' where it is not given. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
