import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { TrashController } from './trash.controller.js';
import { TrashService } from './trash.service.js';

@Module({
  imports: [MediaModule],
  controllers: [TrashController],
  providers: [TrashService],
})
export class TrashModule {}
