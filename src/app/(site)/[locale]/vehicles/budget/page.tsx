import type { Metadata } from 'next';
import { BudgetPage, type BudgetProps, budgetMetadata } from './budget-page';

/** Answers one visitor's figures: never kept. */
export const dynamic = 'force-dynamic';

export function generateMetadata(props: BudgetProps): Promise<Metadata> {
  return budgetMetadata(props);
}

/** /vehicles/budget: which vehicles fit a budget. */
export default function Budget(props: BudgetProps) {
  return <BudgetPage {...props} />;
}
