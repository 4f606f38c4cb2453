import { answerPlan, answerSend } from '../answer-send-newsletter';

type Context = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerPlan(request, (await params).id);
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerSend(request, (await params).id);
}
