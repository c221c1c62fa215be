import { Body, Param, Query } from '@nestjs/common';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, ListRoute, UpdateRoute } from '../http/routes.decorator.js';
import { ContactRequest, ContactResponse, toContactResponse, UpdateContactRequest } from './contact.dto.js';
import { CONTACT_LIST, ContactsService } from './contacts.service.js';

@CatalogueController('contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @ListRoute('List the contacts', ContactResponse, CONTACT_LIST, "The first record is the company's.")
  @Public()
  async list(@Query() query: ListQuery): Promise<Page<ContactResponse>> {
    return (await this.contacts.list(query)).map(toContactResponse);
  }

  @FindRoute('Read the contacts', ContactResponse)
  @Public()
  async find(@Param('id', IdPipe) id: number): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.find(id));
  }

  @CreateRoute(
    'Add the contacts',
    ContactResponse,
    'Kontak berhasil ditambahkan.',
    'Only while there is no record: the company has one.',
  )
  async create(
    @Body() body: ContactRequest,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.create(body, caller));
  }

  @UpdateRoute('Change the contacts', ContactResponse, 'Kontak berhasil diperbarui.')
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateContactRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ContactResponse> {
    return toContactResponse(await this.contacts.update(id, body, caller));
  }
}
