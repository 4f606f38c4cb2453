import { FormRoute, type FormRouteProps, formMetadata } from '../form-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: FormRouteProps) => formMetadata(props);

export default function Page(props: FormRouteProps) {
  return <FormRoute {...props} />;
}
