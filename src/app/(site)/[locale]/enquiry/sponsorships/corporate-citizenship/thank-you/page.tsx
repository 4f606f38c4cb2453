import { type FormRouteProps, FormThanks, formThanksMetadata } from '../../../form-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: FormRouteProps) => formThanksMetadata(withForm(props));

export default function Page(props: FormRouteProps) {
  return <FormThanks {...withForm(props)} />;
}

function withForm({ params, searchParams }: FormRouteProps): FormRouteProps {
  return { params: params.then((known) => ({ ...known, form: 'corporate-citizenship' })), searchParams };
}
