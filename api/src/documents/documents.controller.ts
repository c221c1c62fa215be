import {
  Body,
  Controller,
  Delete,
  Get,
  Next,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UploadedFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { type AuthenticatedUser, CurrentUser, IsStaff } from '../auth/current-user.decorator.js';
import { PublicInPart } from '../auth/public.decorator.js';
import { ApiEnvelope, ApiRefusals } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ImageFile } from '../media/image-upload.decorator.js';
import { MediaService } from '../media/media.service.js';
import { CatalogueReads } from '../response-cache/catalogue-reads.decorator.js';
import {
  DocumentRequest,
  DocumentResponse,
  PdfUpload,
  toDocumentResponse,
  UpdateDocumentRequest,
} from './document.dto.js';
import { DOCUMENT_LIST, DocumentsService } from './documents.service.js';

const ENCRYPTED =
  ' PDF ini dilindungi kata sandi: tanpa kata sandinya pengunjung mungkin tidak dapat membukanya.';

const stored = (done: string) => (document: DocumentResponse) =>
  `Dokumen berhasil ${done}.${document.is_encrypted ? ENCRYPTED : ''}`;

@ApiTags('document')
@CatalogueReads()
@Controller('document')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly media: MediaService,
  ) {}

  @ApiOperation({ summary: 'List the documents, without a token the public ones' })
  @PublicInPart()
  @Get()
  @ApiListQuery(DOCUMENT_LIST)
  @ApiEnvelope(DocumentResponse, { list: true, refuses: [400, 401, 422] })
  async list(@Query() query: ListQuery, @IsStaff() isStaff: boolean): Promise<Page<DocumentResponse>> {
    return (await this.documents.list(query, isStaff)).map(toDocumentResponse);
  }

  @ApiOperation({ summary: 'Read a document, without a token a public one' })
  @PublicInPart()
  @Get(':id')
  @ApiEnvelope(DocumentResponse, { refuses: [400, 401, 404] })
  async find(@Param('id', IdPipe) id: number, @IsStaff() isStaff: boolean): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.find(id, isStaff));
  }

  @ApiOperation({ summary: 'Download the file of a document, without a token of a public one' })
  @PublicInPart()
  @Get(':id/file')
  @ApiOkResponse({
    description: 'The file.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiRefusals(400, 401, 404)
  async download(
    @Param('id', IdPipe) id: number,
    @IsStaff() isStaff: boolean,
    @Req() request: Request,
    @Res() response: Response,
    @Next() next: NextFunction,
  ): Promise<void> {
    const { title, file } = await this.documents.find(id, isStaff);
    // It is soon gone from caches when it is no longer public.
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'public, max-age=60');
    response.attachment(`${title.replaceAll('/', '-')}.pdf`).setHeader('Content-Security-Policy', 'sandbox');
    this.media.sendPdf(file, request, response, next);
  }

  @ApiOperation({ summary: 'Add a document' })
  @Post()
  @Message(stored('ditambahkan'))
  @PdfUpload()
  @ApiIdempotencyKey()
  @ApiEnvelope(DocumentResponse, { status: 201, refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async create(
    @Body() body: DocumentRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
    @IdempotencyKey() key: string | undefined,
  ): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.create(body, file, caller, key));
  }

  @ApiOperation({ summary: 'Change a document' })
  @Put(':id')
  @Message(stored('diperbarui'))
  @PdfUpload()
  @ApiEnvelope(DocumentResponse, { refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateDocumentRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<DocumentResponse> {
    return toDocumentResponse(await this.documents.update(id, body, file, caller));
  }

  @ApiOperation({ summary: 'Delete a document', description: 'Not while a certificate has it.' })
  @Delete(':id')
  @Message('Dokumen berhasil dihapus.')
  @ApiEnvelope(null, { refuses: [400, 401, 404, 409] })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.documents.remove(id, caller);
  }
}
