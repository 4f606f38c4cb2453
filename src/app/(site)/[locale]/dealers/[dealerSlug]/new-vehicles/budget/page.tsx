import type { Metadata } from 'next';
import { BudgetPage, type BudgetProps, budgetMetadata } from '../../../../vehicles/budget/budget-page';

/** Answers one visitor's figures: never kept. */
export const dynamic = 'force-dynamic';

export function generateMetadata(props: BudgetProps): Promise<Metadata> {
  return budgetMetadata(props);
}

/** The same on a dealer's site, where his market shows prices. */
export default function DealerBudget(props: BudgetProps) {
  return <BudgetPage {...props} />;
}
