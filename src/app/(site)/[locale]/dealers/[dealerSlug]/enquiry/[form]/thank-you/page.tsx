import { type FormRouteProps, FormThanks, formThanksMetadata } from '../../../../../enquiry/form-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = (props: FormRouteProps) => formThanksMetadata(props);

export default function Page(props: FormRouteProps) {
  return <FormThanks {...props} />;
}
