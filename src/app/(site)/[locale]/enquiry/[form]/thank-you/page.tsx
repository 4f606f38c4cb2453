import { type FormRouteProps, FormThanks, formThanksMetadata } from '../../form-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: FormRouteProps) => formThanksMetadata(props);

export default function Page(props: FormRouteProps) {
  return <FormThanks {...props} />;
}
