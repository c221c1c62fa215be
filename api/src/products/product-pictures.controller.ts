import { Body, Controller, Param, Post, Put, UploadedFiles } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe } from '../http/id.pipe.js';
import { type ImageFile, ImagesUpload } from '../media/image-upload.decorator.js';
import { MOST_PICTURES, PictureOrderRequest, PictureRequest, TOO_MANY } from './product-picture.dto.js';
import { ProductPicturesService } from './product-pictures.service.js';
import { ProductResponse, toProductResponse } from './product.dto.js';

@ApiTags('product')
@Controller('product/:id/pictures')
export class ProductPicturesController {
  constructor(private readonly pictures: ProductPicturesService) {}

  @ApiOperation({
    summary: 'Add pictures to a product',
    description: 'Behind those it has. All or none; one that it has already is passed over.',
  })
  @Post()
  @Message('Gambar berhasil ditambahkan.')
  @ImagesUpload('images', MOST_PICTURES, TOO_MANY)
  @ApiEnvelope(ProductResponse, { status: 201, refuses: [400, 401, 404, 413, 415, 422, 503] })
  async add(
    @Param('id', IdPipe) id: number,
    @UploadedFiles() files: ImageFile[] | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.pictures.add(id, files ?? [], caller));
  }

  @ApiOperation({ summary: 'Order the pictures of a product, and take some away' })
  @Put()
  @Message('Gambar berhasil diperbarui.')
  @ApiEnvelope(ProductResponse, { refuses: [400, 401, 404, 409, 422] })
  async arrange(
    @Param('id', IdPipe) id: number,
    @Body() body: PictureOrderRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.pictures.arrange(id, body, caller));
  }

  @ApiOperation({ summary: 'Say what a picture shows, and where its middle is' })
  @Put(':pictureId')
  @Message('Gambar berhasil diperbarui.')
  @ApiEnvelope(ProductResponse, { refuses: [400, 401, 404, 409, 422] })
  async describe(
    @Param('id', IdPipe) id: number,
    @Param('pictureId', IdPipe) pictureId: number,
    @Body() body: PictureRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.pictures.describe(id, pictureId, body, caller));
  }
}
