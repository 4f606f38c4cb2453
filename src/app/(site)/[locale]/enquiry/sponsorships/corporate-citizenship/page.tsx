import { FormRoute, type FormRouteProps, formMetadata } from '../../form-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: FormRouteProps) => formMetadata(withForm(props));

export default function Page(props: FormRouteProps) {
  return <FormRoute {...withForm(props)} />;
}

function withForm({ params, searchParams }: FormRouteProps): FormRouteProps {
  return { params: params.then((known) => ({ ...known, form: 'corporate-citizenship' })), searchParams };
}
