import { send } from './send';
import type { ApiRequest } from './requests';

const FROM_ITSELF = { 'content-type': 'application/json' };

/** One whose name and password the made-up requests may change, and whose login they may end. */
export class Administrator {
  private token = '';
  private username = 'admin';

  constructor(
    private readonly origin: string,
    private password: string,
  ) {}

  /** The request with a login that is valid. */
  async sign(request: ApiRequest): Promise<ApiRequest> {
    if (this.token === '') await this.login();
    return { ...request, headers: { ...request.headers, authorization: `Bearer ${this.token}` } };
  }

  /** Notes what an answered request has changed about the administrator himself. */
  note({ route, body }: ApiRequest, status: number, text: string): void {
    if (status === 200 && route?.operationId === 'Admins.update') {
      this.username = (JSON.parse(text) as { data: { username: string } }).data.username;
    }
    if (status === 200 && route?.operationId === 'Admins.changePassword') {
      this.password = (JSON.parse(String(body)) as { password: string }).password;
    }
    const ends = ['Auth.logout', 'Admins.changePassword'].includes(route?.operationId ?? '');
    if (ends || status === 401) this.token = '';
  }

  private async login(): Promise<void> {
    const body = Buffer.from(JSON.stringify({ username: this.username, pass: this.password }));
    const headers = { ...FROM_ITSELF, 'x-forwarded-for': anAddress() };
    const answer = await send(this.origin, { method: 'POST', path: '/api/admins/login', headers, body });
    const { data } = JSON.parse(answer.text) as { data: { token: string } | null };
    if (!data) throw new Error(`the login is refused: ${answer.text}`);
    this.token = data.token;
  }
}

let logins = 0;

/** Another one each time: logins are counted by address. */
function anAddress(): string {
  logins += 1;
  return `10.0.${logins >> 8}.${logins & 255}`;
}
