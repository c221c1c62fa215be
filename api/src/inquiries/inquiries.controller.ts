import { Body, Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiIdempotencyKey } from '../http/idempotency-key.decorator.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { today } from '../http/today.js';
import { FindRoute, ListRoute, UpdateRoute } from '../http/routes.decorator.js';
import { asFile, Format, SheetRoute } from '../spreadsheets/sheet-route.js';
import type { SheetFormat } from '../spreadsheets/spreadsheet-file.js';
import {
  InquiryResponse,
  ManualInquiryRequest,
  NoteRequest,
  toInquiryResponse,
  UpdateInquiryRequest,
} from './inquiry.dto.js';
import { INQUIRY_LIST } from './inquiry-list.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryRetention } from './inquiry-retention.service.js';
import { InquirySheet } from './inquiry-sheet.service.js';

@ApiTags('inquiry')
@Controller('inquiry')
export class InquiriesController {
  constructor(
    private readonly inquiries: InquiriesService,
    private readonly retention: InquiryRetention,
    private readonly sheets: InquirySheet,
  ) {}

  @ListRoute('List the inquiries', InquiryResponse, INQUIRY_LIST)
  async list(@Query() query: ListQuery): Promise<Page<InquiryResponse>> {
    return (await this.inquiries.list(query)).map(toInquiryResponse);
  }

  @SheetRoute('Export the inquiries that a list finds, in its order', 'sheet', 422)
  @ApiListQuery(INQUIRY_LIST)
  async sheet(
    @Query() query: ListQuery,
    @Format() format: SheetFormat,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<StreamableFile> {
    return asFile(await this.sheets.write(query, format, caller), `permintaan-${today()}`, format);
  }

  @FindRoute('Read an inquiry with its notes', InquiryResponse)
  async find(@Param('id', IdPipe) id: number): Promise<InquiryResponse> {
    return toInquiryResponse(await this.inquiries.find(id));
  }

  @ApiOperation({ summary: 'Write down an inquiry of a call, a chat or a fair' })
  @Post('manual')
  @ApiIdempotencyKey()
  @Envelope(InquiryResponse, {
    status: 201,
    message: 'Permintaan berhasil dicatat.',
    refuses: [400, 404, 409, 422],
  })
  async add(
    @Body() body: ManualInquiryRequest,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<InquiryResponse> {
    return toInquiryResponse(await this.inquiries.add(body, caller));
  }

  @UpdateRoute(
    'Change an inquiry; what is left out stays',
    InquiryResponse,
    'Permintaan berhasil diperbarui.',
  )
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateInquiryRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<InquiryResponse> {
    return toInquiryResponse(await this.inquiries.update(id, body, caller));
  }

  @ApiOperation({
    summary: 'Add a note, or what was answered',
    description: 'The first answer sets `first_replied_at`.',
  })
  @Post(':id/notes')
  @Envelope(InquiryResponse, { status: 201, message: 'Catatan tersimpan.', refuses: [400, 404, 422] })
  async addNote(
    @Param('id', IdPipe) id: number,
    @Body() body: NoteRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<InquiryResponse> {
    return toInquiryResponse(await this.inquiries.addNote(id, body, caller));
  }

  @ApiOperation({
    summary: 'Make an inquiry anonymous',
    description: 'Products, country, status and dates stay; the rest and the notes are gone for good.',
  })
  @Post(':id/anonymise')
  @Envelope(InquiryResponse, { message: 'Permintaan sudah dianonimkan.', refuses: [400, 404] })
  async anonymise(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<InquiryResponse> {
    await this.retention.anonymise(id, caller);
    return this.find(id);
  }

  @ApiOperation({ summary: 'Read all that is kept of a buyer with an inquiry, to be handed over' })
  @Get(':id/data')
  @Envelope(InquiryResponse, { refuses: [400, 404] })
  data(@Param('id', IdPipe) id: number): Promise<InquiryResponse> {
    return this.find(id);
  }
}
