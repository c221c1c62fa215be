import { applyDecorators } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { FileUpload } from '../http/file-upload.decorator.js';
import { MOST_BYTES, TOO_MANY_BYTES } from './renditions.js';

/** Takes a form with an optional picture in its field `image`, up to 10 MB; a JSON body works as well. */
export const ImageUpload = () =>
  applyDecorators(
    FileUpload({ field: 'image', mostBytes: MOST_BYTES, tooLarge: TOO_MANY_BYTES }),
    ApiConsumes('multipart/form-data', 'application/json'),
  );
