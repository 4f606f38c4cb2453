import config from '@payload-config';
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { withRestDoor } from '@/cms/access/rest-door';

export const GET = withRestDoor(REST_GET(config));
export const POST = withRestDoor(REST_POST(config));
export const DELETE = withRestDoor(REST_DELETE(config));
export const PATCH = withRestDoor(REST_PATCH(config));
export const PUT = withRestDoor(REST_PUT(config));
export const OPTIONS = withRestDoor(REST_OPTIONS(config));
